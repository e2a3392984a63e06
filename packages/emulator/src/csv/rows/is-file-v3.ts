/** Whether a product file is that of Catalog V3, by its header. Both have the same file name on the platform. */
export function isFileV3(text: string): boolean {
  const [header = ''] = text.trimStart().split(/\r?\n/, 1);
  const names = header.split(',').map((name) => name.replaceAll('"', '').trim());
  return names.includes('handle') && !names.includes('handleId');
}
