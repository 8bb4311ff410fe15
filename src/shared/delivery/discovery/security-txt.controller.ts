import { Controller, Get, Header } from '@nestjs/common';
import { HttpSettings } from '../../../config/http-settings.js';
import { SecurityContactSettings } from '../../../config/security-contact-settings.js';
import { Clock } from '../../kernel/clock.js';
import { NotFound } from '../../kernel/domain-error.js';
import { securityTxt } from './security-txt.js';
import { SECURITY_TXT } from './site-map.js';

/** Not one of the public documents, which are the same for as long as the program runs: this one has a date. */
@Controller()
export class SecurityTxtController {
  constructor(
    private readonly contact: SecurityContactSettings,
    private readonly http: HttpSettings,
    private readonly clock: Clock,
  ) {}

  @Get([...SECURITY_TXT])
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('access-control-allow-origin', '*')
  @Header('cache-control', 'public, max-age=300')
  show(): string {
    const text = securityTxt(this.contact, this.http.baseUrl, this.clock.now());
    if (text === null) throw new NotFound('There is no such document here.');
    return text;
  }
}
