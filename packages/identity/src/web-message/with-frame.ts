/** Opens a URL in a hidden iframe while `run` is pending. */
export async function withFrame<T>(url: string, run: (frame: HTMLIFrameElement) => Promise<T>): Promise<T> {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = url;
  try {
    const result = run(frame);
    document.body.append(frame);
    return await result;
  } finally {
    frame.remove();
  }
}
