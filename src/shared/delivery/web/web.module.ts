import { Global, Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { PageErrors } from '../http/errors/page-errors.js';
import { PageForms } from './forms/page-forms.js';
import { PageErrorFilter } from './page-error.filter.js';
import { StartController } from './start.controller.js';

/** What all pages share: their files, the tokens of their forms, and the page at `/`. */
@Global()
@Module({
  controllers: [AssetsController, StartController],
  providers: [PageForms, { provide: PageErrors, useClass: PageErrorFilter }],
  exports: [PageForms, PageErrors],
})
export class WebModule {}
