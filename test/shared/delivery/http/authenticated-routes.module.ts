import { Body, Controller, Get, Injectable, Module, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../../src/shared/delivery/http/authentication/session-verifier.js';
import { RequestBody } from '../../../../src/shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../src/shared/delivery/http/current-caller.js';
import { AnyObject, Optional, Pattern, Text } from '../../../../src/shared/delivery/http/dto.js';
import type { FormFields } from '../../../../src/shared/delivery/http/bodies/form-body.js';
import { Operation } from '../../../../src/shared/delivery/http/routes/operation.js';
import { CurrentSession, FormBody, PageRoute } from '../../../../src/shared/delivery/http/routes/page-route.js';
import { RequestQuery } from '../../../../src/shared/delivery/http/query.js';
import { RawRoutes } from '../../../../src/shared/delivery/http/routes/raw-routes.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { InvalidRequest, NotFound } from '../../../../src/shared/kernel/domain-error.js';
import { PageForms } from '../../../../src/shared/delivery/web/forms/page-forms.js';

class WhoDto {
  @Text(1)
  caller!: string;
}

class StartDto {
  @Pattern(/^[a-z]{3,}$/)
  word!: string;

  @Text(1, 20)
  @Optional()
  note?: string;
}

class AnythingDto {
  @AnyObject()
  @Optional()
  anything?: object;
}

@Controller('api/v1/test-routes')
class AuthenticatedRoutesController {
  @Post('skill')
  @Operation({ summary: 'By token', auth: 'skill', response: WhoDto, errors: [401, 403] })
  skill(@CurrentCaller() { id }: Caller): WhoDto {
    return { caller: id };
  }

  @Post('session')
  @Operation({ summary: 'By session', auth: 'session', response: WhoDto, errors: [401, 403] })
  session(@CurrentCaller() { id }: Caller, @RequestBody(AnythingDto, { optional: true }) _body: AnythingDto): WhoDto {
    return { caller: id };
  }

  @Get('start')
  @Operation({ summary: 'Goes on', auth: 'none', location: 'Where it goes on.', errors: [400] })
  start(@RequestQuery(StartDto) { word, note }: StartDto, @Res() reply: FastifyReply): void {
    void reply.redirect(`https://example.org/?word=${word}&note=${note ?? ''}`);
  }
}

@Controller('mcp-like')
class McpLikeController {
  @Post()
  @RouteConfig({ operation: { auth: 'mcp' } })
  call(@CurrentCaller() { id }: Caller, @Body() body: unknown): object {
    return { caller: id, body };
  }
}

const nameOf = (session: VerifiedSession | null): string => session?.caller.id ?? 'nobody';

@Controller('pages')
class PagesController {
  constructor(private readonly forms: PageForms) {}

  /** Two forms, as on an account page. */
  @Get('form')
  @PageRoute({ session: 'optional' })
  form(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @CurrentSession() session: VerifiedSession | null) {
    const [one, two] = [this.forms.tokenFor(request, reply), this.forms.tokenFor(request, reply)];
    const field = (token: string): string => `<input type="hidden" name="form_token" value="${token}"/>`;
    return reply.type('text/html').send(`<p>${nameOf(session)}</p>${field(one)}${field(two)}`);
  }

  @Post('form')
  @PageRoute({ session: 'none', form: true })
  send(@FormBody() fields: FormFields): object {
    if (fields['name'] === 'missing') throw new NotFound('There is no such thing.');
    if (fields['name'] === 'wrong') throw new InvalidRequest('name must be another.');
    return { fields, prototype: Object.getPrototypeOf(fields) === null };
  }

  @Get('mine')
  @PageRoute({ session: 'required' })
  mine(@CurrentSession() session: VerifiedSession): string {
    return session.caller.id;
  }

  @Post('mine')
  @PageRoute({ session: 'required', form: true })
  change(@CurrentSession() session: VerifiedSession): string {
    return session.caller.id;
  }

  @Post('mine/only-posted')
  @PageRoute({ session: 'required', form: true })
  onlyPosted(): string {
    return 'done';
  }

  @Get('leads-away')
  @PageRoute({ session: 'none', formAction: 'any' })
  leadsAway(): string {
    return 'a form';
  }

  @Get('rare')
  @PageRoute({ session: 'none', limit: { requests: 3, seconds: 3600 } })
  rare(): string {
    return 'rare';
  }

  @Post('rare-form')
  @PageRoute({ session: 'none', form: true, limit: { requests: 3, seconds: 3600 } })
  rareForm(): string {
    return 'rare';
  }

  @Get('broken')
  @PageRoute({ session: 'none' })
  broken(): string {
    throw new TypeError('secret detail of the program');
  }
}

async function bytesOf(request: FastifyRequest): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request.raw) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** As a library would answer: by itself. */
@Injectable()
class EchoRoutes {
  constructor(routes: RawRoutes) {
    const handle = async (request: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
      const body = await bytesOf(request);
      if (body === 'break') throw new TypeError('secret detail of the library');
      if (body === 'break late') {
        raw.writeHead(200).write('half');
        throw new TypeError('secret detail of the library');
      }
      raw.setHeader('content-type', 'text/plain').end(`${request.method} ${request.url} ${body}`);
    };
    routes.add(
      { methods: ['POST', 'OPTIONS'], url: '/raw/echo/:id', handle },
      { methods: ['GET'], url: '/raw/rare', limit: { requests: 3, seconds: 3600 }, handle },
    );
  }
}

/** One of each way in, for tests of the pipeline in front of controllers. */
@Module({ controllers: [AuthenticatedRoutesController, McpLikeController, PagesController], providers: [EchoRoutes] })
export class AuthenticatedRoutesModule {}
