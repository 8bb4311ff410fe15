import { Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { StartController } from './start.controller.js';

/** What all pages share: their files and the page at `/`. */
@Module({ controllers: [AssetsController, StartController] })
export class WebModule {}
