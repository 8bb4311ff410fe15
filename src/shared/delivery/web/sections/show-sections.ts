import { Injectable } from '@nestjs/common';
import { PageSections } from './page-sections.js';

/** What else is on `/shows/:id`: what other contexts do to every episode. */
@Injectable()
export class ShowSections extends PageSections {}
