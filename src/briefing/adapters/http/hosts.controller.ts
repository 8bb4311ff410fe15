import { Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import { hostDtoOf, ListHostsDto, ListHostsResponse } from './hosts.dto.js';

@Controller('api/v1/hosts')
export class HostsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('list')
  @Operation({
    summary: 'Lists the podcast hosts, in stable order.',
    auth: 'none',
    response: ListHostsResponse,
    errors: [400],
  })
  async list(@RequestBody(ListHostsDto, { optional: true }) body: ListHostsDto): Promise<ListHostsResponse> {
    const hosts = await this.queries.execute(body.toQuery());
    return { hosts: hosts.map(hostDtoOf) };
  }
}
