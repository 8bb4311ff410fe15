import { Injectable } from '@nestjs/common';
import type { JSX } from 'preact';
import { HttpSettings } from '../../../../config/http-settings.js';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import type { Language } from '../../../kernel/language.js';
import { StartSample } from '../sections/start-sample.js';
import { StartPage } from '../start/start-page.js';

/** The start page of this installation, for whoever is not signed in. */
@Injectable()
export class StrangersPage {
  constructor(
    private readonly sample: StartSample,
    private readonly identity: IdentitySettings,
    private readonly http: HttpSettings,
  ) {}

  in(language: Language): JSX.Element {
    const [sample, signUp] = [this.sample.render(language), this.identity.signUp === 'open'];
    return <StartPage language={language} signUp={signUp} sample={sample} url={`${this.http.baseUrl}/`} />;
  }
}
