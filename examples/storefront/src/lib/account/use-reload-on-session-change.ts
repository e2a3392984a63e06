import { useSession } from '@cartwright/react/identity';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Runs the loaders of the page again when another tab signs in or out. */
export function useReloadOnSessionChange(): void {
  const { isMember, status } = useSession();
  const { revalidate } = useRevalidator();
  const wasMember = useRef<boolean>(undefined);
  useEffect(() => {
    if (status === 'unknown') return;
    if (wasMember.current !== undefined && wasMember.current !== isMember) void revalidate();
    wasMember.current = isMember;
  }, [isMember, status, revalidate]);
}
