import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../../shared/delivery/http/bodies/body.js';
import { ClientAddress } from '../../../../shared/delivery/http/client-address.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import { SkillTokenRequest, SkillTokenResponse, toSkillTokenResponse } from './skill-token.dto.js';

/** Five agents behind one address, each asking at its interval. */
const QUESTIONS = { requests: 600, seconds: 600 };

@Controller('api/v1/auth/skill')
export class SkillTokenController {
  constructor(private readonly commands: CommandBus) {}

  @Post('token')
  @Operation({
    summary: 'Turns a pairing that was approved, or the one-time code of auth/skill/start, into a Skill Session token',
    description:
      'While the person has not decided, the error is `authorization_pending`: ask again after `interval` seconds; `slow_down`: more slowly. `access_denied`, `expired_token` and `invalid_grant` are final. After a claim the token comes when everything has arrived.',
    auth: 'none',
    limit: QUESTIONS,
    response: SkillTokenResponse,
    errors: [400, 429],
  })
  async token(
    @RequestBody(SkillTokenRequest) body: SkillTokenRequest,
    @ClientAddress() address: string,
  ): Promise<SkillTokenResponse> {
    return toSkillTokenResponse(await this.commands.execute(body.toCommand({ address })));
  }
}
