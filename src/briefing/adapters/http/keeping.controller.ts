import { Controller, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RequestBody } from '../../../shared/delivery/http/bodies/body.js';
import { CurrentCaller } from '../../../shared/delivery/http/current-caller.js';
import { Operation } from '../../../shared/delivery/http/routes/operation.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { ArtifactPresenter } from './artifact.presenter.js';
import {
  DeleteArtifactRequest,
  DeleteArtifactResponse,
  GetAllowanceRequest,
  GetAllowanceResponse,
  KeptArtifactResponse,
  ListDeletedArtifactsRequest,
  RenewArtifactLinkRequest,
  RestoreArtifactRequest,
  toDeleteArtifactResponse,
  toGetAllowanceResponse,
} from './keeping.dto.js';
import { artifactPage, ListArtifactsResponse } from './list-artifacts.dto.js';

/** What owners do with their briefings, and how many more they may ask for. */
@Controller('api/v1')
export class KeepingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly presenter: ArtifactPresenter,
  ) {}

  @Post('artifacts/delete')
  @Operation({
    summary: 'Deletes a briefing with its quick read; for seven days it can be restored',
    description:
      'It is in no list and behind no link at once. After seven days its files are erased; its history, which holds no ' +
      'words of yours in clear, stays for auditors. Deleting gives no allowance back. May be repeated.',
    auth: 'skill',
    response: DeleteArtifactResponse,
    errors: [400, 401, 404],
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @RequestBody(DeleteArtifactRequest) body: DeleteArtifactRequest,
  ): Promise<DeleteArtifactResponse> {
    return toDeleteArtifactResponse(await this.commands.execute(body.toCommand(caller)));
  }

  @Post('artifacts/restore')
  @Operation({
    summary: 'Undoes artifacts/delete: the briefing is there again, under its links',
    auth: 'skill',
    response: KeptArtifactResponse,
    errors: [400, 401, 404],
  })
  async restore(
    @CurrentCaller() caller: Caller,
    @RequestBody(RestoreArtifactRequest) body: RestoreArtifactRequest,
  ): Promise<KeptArtifactResponse> {
    return { artifact: this.presenter.summary(await this.commands.execute(body.toCommand(caller))) };
  }

  @Post('artifacts/deleted/list')
  @Operation({
    summary: 'Lists the deleted briefings that can still be restored, newest first',
    description: 'Their links lead nowhere until they are restored.',
    auth: 'skill',
    response: ListArtifactsResponse,
    errors: [400, 401],
  })
  async deleted(
    @CurrentCaller() caller: Caller,
    @RequestBody(ListDeletedArtifactsRequest, { optional: true }) body: ListDeletedArtifactsRequest,
  ): Promise<ListArtifactsResponse> {
    return artifactPage(await this.queries.execute(body.toQuery(caller)), this.presenter);
  }

  @Post('artifacts/link/renew')
  @Operation({
    summary: 'Stops sharing a briefing: it gets new links, and the old ones lead nowhere at once',
    description:
      'Links of a briefing are public to whoever has them; this is how they are taken back. In podcast feeds the ' +
      'episode stays the same one, under its new address.',
    auth: 'skill',
    response: KeptArtifactResponse,
    errors: [400, 401, 404],
  })
  async renewLink(
    @CurrentCaller() caller: Caller,
    @RequestBody(RenewArtifactLinkRequest) body: RenewArtifactLinkRequest,
  ): Promise<KeptArtifactResponse> {
    return { artifact: this.presenter.summary(await this.commands.execute(body.toCommand(caller))) };
  }

  @Post('allowance/get')
  @Operation({
    summary: 'Tells how many briefings may be asked for now',
    auth: 'skill',
    response: GetAllowanceResponse,
    errors: [400, 401],
  })
  async allowance(
    @CurrentCaller() caller: Caller,
    @RequestBody(GetAllowanceRequest, { optional: true }) body: GetAllowanceRequest,
  ): Promise<GetAllowanceResponse> {
    return toGetAllowanceResponse(await this.queries.execute(body.toQuery(caller)));
  }
}
