import { Injectable } from '@nestjs/common';
import { PageSections } from './page-sections.js';

/** What is on `/` for whoever is signed in. */
@Injectable()
export class HomeSections extends PageSections {}
