const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name is one of this machine. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);
