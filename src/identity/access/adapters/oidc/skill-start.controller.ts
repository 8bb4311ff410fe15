import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { Operation } from '../../../../shared/delivery/http/routes/operation.js';
import { RequestQuery } from '../../../../shared/delivery/http/query.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { completeUrl, OAUTH_PATHS } from './paths.js';
import { Resources } from '../oidc-models/resources.js';
import { SkillStartQuery } from './skill-start.dto.js';

/** A person follows the link once; an agent that tries it out a few times more. */
const STARTS = { requests: 60, seconds: 60 };

@Controller('api/v1/auth/skill')
export class SkillStartController {
  private readonly resources: Resources;

  constructor(private readonly config: HttpSettings) {
    this.resources = new Resources(config.baseUrl);
  }

  @Get('start')
  @Operation({
    summary: 'Starts Skill authentication with PKCE and redirects',
    description:
      'For a browser: the person signs in, is asked about the agent, and is shown a one-time code for it. The agent ' +
      'redeems that with its code_verifier at auth/skill/token within 10 minutes.',
    auth: 'none',
    limit: STARTS,
    location: 'The authorize flow.',
    errors: [400, 429],
  })
  start(@RequestQuery(SkillStartQuery) query: SkillStartQuery, @Res() reply: FastifyReply): FastifyReply {
    const url = new URL(OAUTH_PATHS.authorization, this.config.baseUrl);
    url.search = new URLSearchParams({
      client_id: SKILL_CLIENT,
      response_type: 'code',
      redirect_uri: completeUrl(this.config.baseUrl),
      resource: this.resources.identifierOf('api'),
      scope: this.resources.scopeOf('api'),
      code_challenge: query.code_challenge,
      code_challenge_method: 'S256',
      state: query.state,
    }).toString();
    return reply.header('cache-control', 'no-store').redirect(url.href, 302);
  }
}
