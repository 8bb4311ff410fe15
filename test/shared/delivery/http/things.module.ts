import { Controller, Get, Injectable, Module, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestBody } from '../../../../src/shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../../src/shared/delivery/http/current-caller.js';
import { AnyObject, Integer, NoOtherFields, OneOf, Optional, Text } from '../../../../src/shared/delivery/http/dto.js';
import { Operation } from '../../../../src/shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { DomainError, NotFound, type RefusalKind } from '../../../../src/shared/kernel/domain-error.js';

const KINDS: readonly RefusalKind[] = [
  'invalid',
  'not_found',
  'forbidden',
  'conflict',
  'exhausted',
  'unprocessable',
  'unavailable',
];

class Refused extends DomainError {
  readonly code = 'things_refused';
  readonly details = { next_action: 'wait' };

  constructor(readonly kind: RefusalKind) {
    super('No thing for you.');
  }
}

class ThingDto {
  @Text(1)
  owner!: string;
}

@NoOtherFields()
class GetThingDto {
  @Text(1, 20)
  name!: string;

  @Integer(1, 100)
  @Optional()
  limit?: number;

  @AnyObject()
  @Optional()
  context?: object;
}

class ListThingsDto {
  @Text(1)
  @Optional()
  keyword?: string;
}

@NoOtherFields()
class BreakDto {
  @OneOf([...KINDS, 'bug', 'not an error', 'outage'])
  how!: RefusalKind | 'bug' | 'not an error' | 'outage';
}

@NoOtherFields()
class RefusedBody {
  @Text()
  error!: string;

  @Text()
  message!: string;

  @Text()
  next_action!: string;
}

/** Of the requests that take their time: a test hears when one has begun, and says when it may end. */
@Injectable()
export class SlowRequest {
  readonly begun = Promise.withResolvers<void>();
  readonly mayEnd = Promise.withResolvers<void>();
}

@Controller('api/v1/things')
class ThingsController {
  constructor(private readonly slow: SlowRequest) {}

  @Post('get')
  @Operation({ summary: 'Gets', auth: 'skill', response: ThingDto, accepted: ThingDto, errors: [400, 401, 404] })
  get(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetThingDto) body: GetThingDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): ThingDto {
    if (body.name === 'missing') throw new NotFound('There is no such thing.');
    if (body.name === 'new') reply.status(202);
    return { owner: caller.id };
  }

  @Post('list')
  @Operation({ summary: 'Lists', auth: 'none', response: ThingDto, errors: [] })
  list(@RequestBody(ListThingsDto, { optional: true }) body: ListThingsDto): ThingDto {
    return { owner: body.keyword ?? 'nobody' };
  }

  @Post('rare')
  @Operation({ summary: 'Rare', auth: 'none', limit: { requests: 3, seconds: 3600 }, response: ThingDto, errors: [] })
  rare(): ThingDto {
    return { owner: 'nobody' };
  }

  @Post('break')
  @Operation({
    summary: 'Breaks',
    auth: 'none',
    response: ThingDto,
    errors: [409, 429],
    errorBodies: { 409: [RefusedBody], 429: [RefusedBody] },
  })
  break(@RequestBody(BreakDto) { how }: BreakDto): ThingDto {
    if (how === 'bug') throw new TypeError('secret detail of the program');
    if (how === 'outage') throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    if (how === 'not an error') throw 'secret text';
    throw new Refused(how);
  }

  @Post('wait')
  @Operation({ summary: 'Takes its time', auth: 'none', response: ThingDto, errors: [] })
  async wait(): Promise<ThingDto> {
    this.slow.begun.resolve();
    await this.slow.mayEnd.promise;
    return { owner: 'patient' };
  }

  @Post('never')
  @Operation({ summary: 'Never ends', auth: 'none', response: ThingDto, errors: [] })
  never(): Promise<ThingDto> {
    this.slow.begun.resolve();
    return new Promise(() => {});
  }
}

@Controller()
class PagesController {
  @Get('b/:slug')
  page(): string {
    return 'a page';
  }
}

/** A context of tests. */
@Module({ controllers: [ThingsController, PagesController], providers: [SlowRequest] })
export class ThingsModule {}
