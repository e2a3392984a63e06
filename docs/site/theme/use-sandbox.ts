import { useCallback, useEffect, useRef, useState } from 'react';

/** Line that an example printed. */
export interface OutputLine {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
}

/** Call that an example sent. */
export interface SandboxRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly duration: number;
}

type Message =
  | ({ readonly type: 'output' } & OutputLine)
  | ({ readonly type: 'request' } & SandboxRequest)
  | { readonly type: 'ready' | 'done' };

/** Converts TypeScript and JSX to a module that browsers run. */
async function compile(code: string): Promise<string> {
  const { transform } = await import('sucrase');
  return transform(code, { transforms: ['typescript', 'jsx'], jsxRuntime: 'automatic', production: true }).code;
}

/** Starts the emulator: resolves when its service worker controls pages below `folder`. */
async function startEmulator(folder: string): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'This browser has no service workers, for example in a private window, so the examples cannot run.',
    );
  }
  const { active, installing, waiting } = await navigator.serviceWorker.register(`${folder}service-worker.js`);
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The emulator could not be started. Reload the page.'));
    });
  });
}

/**
 * Runs examples in an iframe, each in a new page.
 *
 * @param folder - URL path of the sandbox.
 * @returns The ref of the iframe, what the example printed and sent, and `run`.
 */
export function useSandbox(folder: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const code = useRef('');
  const [output, setOutput] = useState<readonly OutputLine[]>([]);
  const [requests, setRequests] = useState<readonly SandboxRequest[]>([]);
  const [problem, setProblem] = useState('');
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    const receive = ({ data, source, origin }: MessageEvent<Message>) => {
      const sandbox = frame.current?.contentWindow;
      if (!sandbox || source !== sandbox || origin !== location.origin) return;
      if (data.type === 'output') setOutput((lines) => [...lines, data]);
      else if (data.type === 'request') setRequests((calls) => [...calls, data]);
      else if (data.type === 'ready') sandbox.postMessage({ type: 'run', code: code.current }, origin);
      else setIsRunning(false);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  const run = useCallback(
    async (source: string) => {
      setOutput([]);
      setRequests([]);
      setProblem('');
      setIsRunning(true);
      try {
        code.current = await compile(source);
        await startEmulator(folder);
        // The page is loaded again, so that nothing of the previous run is left.
        if (frame.current) frame.current.src = `${folder}frame.html?${Date.now()}`;
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
        setIsRunning(false);
      }
    },
    [folder],
  );
  return { frame, output, requests, problem, isRunning, run };
}
