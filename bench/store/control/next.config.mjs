/** @type {import('next').NextConfig} */
export default {
  images: { loader: 'custom', loaderFile: './app/image-loader.ts' },
};
