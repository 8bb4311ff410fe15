import { Controller, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { ClientAddress } from '../../../../shared/delivery/http/client-address.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import {
  AnonymousRegistrationRequest,
  AnonymousRegistrationResponse,
  toAnonymousRegistrationResponse,
} from './anonymous-registration.dto.js';
import { OpenRegistrationGuard } from './open-registration.guard.js';

/** Each one comes with a free briefing. */
const REGISTRATIONS = { requests: 30, seconds: 3600 };

@Controller('api/v1/auth/skill')
export class SkillSessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {}

  @Post('anonymous')
  @UseGuards(OpenRegistrationGuard)
  @Operation({
    summary: 'Registers an anonymous agent for work before a person signs in',
    description: 'Returns a bearer token that is valid for 7 days. What is done with it can be claimed by a person.',
    auth: 'none',
    limit: REGISTRATIONS,
    response: AnonymousRegistrationResponse,
    errors: [400, 404, 429],
  })
  async anonymous(
    @RequestBody(AnonymousRegistrationRequest, { optional: true }) body: AnonymousRegistrationRequest,
    @ClientAddress() address: string,
  ): Promise<AnonymousRegistrationResponse> {
    const registered = await this.commands.execute(body.toCommand({ address }));
    return toAnonymousRegistrationResponse(registered, this.config.baseUrl);
  }
}
