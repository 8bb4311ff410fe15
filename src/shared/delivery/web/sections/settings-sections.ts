import { Injectable } from '@nestjs/common';
import { PageSections } from './page-sections.js';

/** What is on `/settings`. A section shows what is set, and leads to the page where it is changed. */
@Injectable()
export class SettingsSections extends PageSections {}
