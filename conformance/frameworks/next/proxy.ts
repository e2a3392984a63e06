// proxy.ts
import { NextResponse, type NextRequest } from 'next/server';
import { session } from './app/session';

export const config = { matcher: ['/((?!_next/|api/|auth/|favicon.ico).*)'] };

export const proxy = (request: NextRequest) => session.begin(request, NextResponse.next());
