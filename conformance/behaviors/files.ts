import { audio, document, image, pageUrl, splitPageUrl, video, videoV2 } from '@cartwright/core';
import { transformRESTImageToSDKImage, transformSDKImageToRESTImage } from '@wix/sdk-runtime/transformations/image';
import {
  transformRESTPageURLV2ToSDKPageURLV2,
  transformSDKPageURLV2ToRESTPageURLV2,
} from '@wix/sdk-runtime/transformations/page-url-v2';
import {
  transformRESTPageURLToSDKPageURL,
  transformSDKPageURLToRESTPageURL,
} from '@wix/sdk-runtime/transformations/page-url';
import { transformRESTVideoToSDKVideo, transformSDKVideoToRESTVideo } from '@wix/sdk-runtime/transformations/video';
import {
  transformRESTVideoV2ToSDKVideoV2,
  transformSDKVideoV2ToRESTVideoV2,
} from '@wix/sdk-runtime/transformations/video-v2';
import {
  transformRESTDocumentToSDKDocument,
  transformSDKDocumentToRESTDocument,
} from '@wix/sdk-runtime/transformations/document';
import { transformRESTAudioToSDKAudio, transformSDKAudioToRESTAudio } from '@wix/sdk-runtime/transformations/audio';
import { differs, throws } from './behavior.js';
import { decoded, encoded } from './conversions.js';

const notA = (label: string) =>
  differs('invalid-arguments-typed', throws(`validation invalid_argument: "value" must be ${label}`));

/** Conversions of images, videos, documents, audio files and page URLs, in requests and responses. */
export const files = [
  ...encoded('image', image, transformSDKImageToRESTImage, [
    [
      'wix:image://v1/id.jpg/name%20x.jpg#originWidth=8&originHeight=6',
      {
        id: 'id.jpg',
        height: 6,
        width: 8,
        altText: 'name x.jpg',
        filename: 'name x.jpg',
        url: 'wix:image://v1/id.jpg/name%20x.jpg#originWidth=8&originHeight=6',
      },
    ],
    [
      'wix:image://v1/id.jpg#originWidth=8&originHeight=6',
      {
        id: 'id.jpg',
        height: 6,
        width: 8,
        altText: 'undefined',
        filename: 'undefined',
        url: 'wix:image://v1/id.jpg#originWidth=8&originHeight=6',
      },
      differs('image-name-unknown', {
        id: 'id.jpg',
        height: 6,
        width: 8,
        url: 'wix:image://v1/id.jpg#originWidth=8&originHeight=6',
      }),
    ],
    [
      'wix:image://v1/id.jpg/n.jpg',
      { id: 'id.jpg', height: 0, width: 0, altText: 'n.jpg', filename: 'n.jpg', url: 'wix:image://v1/id.jpg/n.jpg' },
      differs('image-size-unknown', {
        id: 'id.jpg',
        altText: 'n.jpg',
        filename: 'n.jpg',
        url: 'wix:image://v1/id.jpg/n.jpg',
      }),
    ],
    [
      'image://v1/id.jpg/n.jpg#originWidth=8&originHeight=6',
      {
        id: 'id.jpg',
        height: 6,
        width: 8,
        altText: 'n.jpg',
        filename: 'n.jpg',
        url: 'image://v1/id.jpg/n.jpg#originWidth=8&originHeight=6',
      },
    ],
    ['https://h/x.jpg', { url: 'https://h/x.jpg' }],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    ['no-url', throws('TypeError: Invalid URL'), notA('a wix:image reference or an http URL')],
  ]),
  ...decoded('image', image, transformRESTImageToSDKImage, [
    [
      { id: 'i.jpg', width: 8, height: 6, filename: 'a b.jpg', altText: 'alt' },
      'wix:image://v1/i.jpg/a%20b.jpg#originWidth=8&originHeight=6',
      differs('image-details-kept', 'wix:image://v1/i.jpg/a%20b.jpg#originWidth=8&originHeight=6&altText=alt'),
    ],
    [{ id: 'i.jpg', width: 8, height: 6, altText: 'alt' }, 'wix:image://v1/i.jpg/alt#originWidth=8&originHeight=6'],
    [
      { id: 'i.jpg' },
      'wix:image://v1/i.jpg#originWidth=undefined&originHeight=undefined',
      differs('image-size-unknown', 'wix:image://v1/i.jpg'),
    ],
    [{ url: 'https://h/x.jpg', width: 1, height: 1 }, 'https://h/x.jpg'],
    [{}, undefined],
    [null, undefined],
  ]),
  ...encoded('pageUrl', pageUrl, transformSDKPageURLV2ToRESTPageURLV2, [
    ['https://h/a/b?q=1', { relativePath: '/a/b', url: 'https://h/a/b?q=1' }],
    ['', undefined],
    [null, undefined],
    ['x', throws('TypeError: Invalid URL'), notA('an absolute http URL')],
  ]),
  ...decoded('pageUrl', pageUrl, transformRESTPageURLV2ToSDKPageURLV2, [
    [{ relativePath: '/a', url: 'https://h/a' }, 'https://h/a'],
    [{ relativePath: '/a' }, undefined],
    [null, undefined],
  ]),
  ...encoded('splitPageUrl', splitPageUrl, transformSDKPageURLToRESTPageURL, [
    ['https://h/a/b', { base: 'h', path: '/a/b' }, differs('page-url-scheme', { base: 'https://h', path: '/a/b' })],
  ]),
  ...decoded('splitPageUrl', splitPageUrl, transformRESTPageURLToSDKPageURL, [
    [{ base: 'h', path: '/a' }, 'http://h/a'],
    [{ base: 'https://h', path: '/a' }, 'https://h/a'],
    [null, undefined],
  ]),
  ...encoded('video', video, transformSDKVideoToRESTVideo, [
    [
      'wix:video://v1/v#posterUri=p.jpg&posterWidth=3&posterHeight=2',
      { id: 'v', thumbnail: { height: 2, width: 3, id: 'p.jpg' } },
    ],
    ['wix:video://v1/v', { id: 'v' }],
    [null, undefined],
  ]),
  ...decoded('video', video, transformRESTVideoToSDKVideo, [
    [
      { id: 'v', thumbnail: { id: 'p.jpg', width: 3, height: 2 } },
      'wix:video://v1/v#posterUri=p.jpg&posterWidth=3&posterHeight=2',
    ],
    [{ id: 'v' }, 'wix:video://v1/v'],
    [{ url: 'https://h' }, 'https://h'],
    [null, undefined],
  ]),
  ...encoded('videoV2', videoV2, transformSDKVideoV2ToRESTVideoV2, [
    [
      'wix:video://v1/v/n.mp4#posterUri=p.jpg&posterWidth=3&posterHeight=2',
      { id: 'v', filename: 'n.mp4', posters: [{ id: 'p.jpg', height: 2, width: 3 }] },
    ],
    ['wix:video://v1/v', { id: 'v' }],
    ['https://h/v.mp4', { url: 'https://h/v.mp4' }],
    [null, undefined],
  ]),
  ...decoded('videoV2', videoV2, transformRESTVideoV2ToSDKVideoV2, [
    [
      {
        id: 'v',
        filename: 'n.mp4',
        posters: [
          { id: 'p', width: 1, height: 1 },
          { url: 'https://h/q.jpg', width: 3, height: 2 },
        ],
      },
      'wix:video://v1/v/n.mp4#posterUri=q.jpg&posterWidth=3&posterHeight=2',
      differs(
        'video-details-kept',
        'wix:video://v1/v/n.mp4#posterUri=q.jpg&posterWidth=3&posterHeight=2' +
          '&posters=%5B%22wix%3Aimage%3A%2F%2Fv1%2Fp%23originWidth%3D1%26originHeight%3D1%22%2C%22https%3A%2F%2Fh%2Fq.jpg%22%5D',
      ),
    ],
    [{ id: 'v' }, 'wix:video://v1/v'],
    [{ url: 'https://h' }, 'https://h'],
    [null, undefined],
  ]),
  ...encoded('document', document, transformSDKDocumentToRESTDocument, [
    ['wix:document://v1/d/f%20x.pdf', { id: 'd', filename: 'f x.pdf' }],
    ['wix:document://v1/d', { id: 'd' }],
    ['https://h/x', { url: 'https://h/x' }],
  ]),
  ...decoded('document', document, transformRESTDocumentToSDKDocument, [
    [{ id: 'd', filename: 'f x.pdf' }, 'wix:document://v1/d/f%20x.pdf'],
    [{ url: 'https://h' }, 'https://h'],
    [null, undefined],
  ]),
  ...encoded('audio', audio, transformSDKAudioToRESTAudio, [
    ['wix:audio://v1/a/s.mp3#duration=7', { id: 'a', filename: 's.mp3' }],
  ]),
  ...decoded('audio', audio, transformRESTAudioToSDKAudio, [
    [{ id: 'a', filename: 's.mp3', duration: 7 }, 'wix:audio://v1/a/s.mp3#duration=7'],
    [{ id: 'a' }, 'wix:audio://v1/a#duration=0'],
    [{ url: 'https://h' }, 'https://h'],
    [null, undefined],
  ]),
];
