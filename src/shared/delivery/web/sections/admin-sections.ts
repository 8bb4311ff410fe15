import { Injectable } from '@nestjs/common';
import { PageSections } from './page-sections.js';

/** What is on `/admin`, which only operators see. */
@Injectable()
export class AdminSections extends PageSections {}
