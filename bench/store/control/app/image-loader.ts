/** URL of a picture in a width, from the emulator's media host. Every picture of the store is 9 wide and 10 high. */
export default function imageUrl({ src, width }: { src: string; width: number }): string {
  const height = Math.round((width * 10) / 9);
  return `${src}/v1/fill/w_${width},h_${height},al_c,q_80,enc_auto/${src.slice(src.lastIndexOf('/') + 1)}`;
}
