import { Controller, Get, Header } from '@nestjs/common';
import { asset, assetCatalogue } from './assets.js';
import { SITE_NAME } from '../shell/page.js';

/** Where pages name it. */
export const MANIFEST_PATH = '/manifest.webmanifest';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: asset(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How the service looks among the apps of a device (W3C Web Application Manifest). */
@Controller()
export class ManifestController {
  @Get(MANIFEST_PATH)
  @Header('content-type', 'application/manifest+json')
  @Header('cache-control', 'public, max-age=3600')
  manifest(): object {
    return {
      id: '/',
      name: SITE_NAME,
      short_name: 'Briefings',
      description: 'The news you follow, as a podcast you can check.',
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f7f6f3',
      theme_color: '#2746b8',
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    };
  }

  /** Where browsers look on what is no page of ours. */
  @Get('favicon.ico')
  @Header('content-type', 'image/png')
  @Header('cache-control', 'public, max-age=86400')
  icon(): Buffer {
    return assetCatalogue.named('icon-192.png').body;
  }
}
