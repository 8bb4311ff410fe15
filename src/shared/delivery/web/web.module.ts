import { Global, Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { PageForms } from './forms/page-forms.js';
import { StartController } from './start.controller.js';

/** What all pages share: their files, the tokens of their forms, and the page at `/`. */
@Global()
@Module({ controllers: [AssetsController, StartController], providers: [PageForms], exports: [PageForms] })
export class WebModule {}
