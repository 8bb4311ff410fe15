import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { HttpSettings } from '../../../../config/http-settings.js';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { CallerIfSent } from '../../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { SkillPairRequest, SkillPairResponse, toSkillPairResponse } from './skill-pair.dto.js';

/** Each one is a code that somebody could guess. */
const PAIRINGS = { requests: 60, seconds: 600 };

@Controller('api/v1/auth/skill')
export class SkillPairController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: HttpSettings,
  ) {}

  @Post('pair')
  @Operation({
    summary: 'Starts a pairing: a person enters the code at /pair and lets the agent in',
    description:
      'RFC 8628 with JSON bodies. With the bearer token of an anonymous session, or its claim_token, the person also takes over what that session has done; without, it is a plain sign-in. Then ask auth/skill/token with the device_code.',
    auth: 'skill_if_sent',
    limit: PAIRINGS,
    response: SkillPairResponse,
    errors: [400, 401, 429],
  })
  async pair(
    @CallerIfSent() bearer: Caller | null,
    @RequestBody(SkillPairRequest, { optional: true }) body: SkillPairRequest,
  ): Promise<SkillPairResponse> {
    return toSkillPairResponse(await this.commands.execute(body.toCommand(bearer)), this.config.baseUrl);
  }
}
