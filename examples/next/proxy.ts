import { NextResponse, type NextRequest } from 'next/server';
import { session } from './shop/session';

export const config = { matcher: ['/((?!_next/|api/|auth/|icon.svg|sitemap.xml|robots.txt).*)'] };

/** Starts or refreshes the session before the page renders, because pages cannot store cookies. */
export const proxy = (request: NextRequest) => session.begin(request, NextResponse.next());
