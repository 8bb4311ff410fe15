import { IsBoolean } from 'class-validator';
import {
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Strings,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { FORMATS, LENGTH_SECONDS, MOST_HOSTS, type Format } from '../../../shared/kernel/listening.js';
import { UpdateListening } from '../../application/commands/update-listening.js';
import { GetListening } from '../../application/queries/get-listening.js';
import type { Listening } from '../../domain/listening.js';

const FORMAT =
  '`headlines`: many stories, a sentence each. `brief`: the usual. `in_depth`: few stories, told at length.';
const HOSTS =
  'One or two of one language. They present the briefings in that language (settings/update says which it is); those in ' +
  'another one have its default hosts.';
const MEMORY =
  'true: stories that an earlier ready briefing told are told again only where they have new facts. It does not hold for ' +
  'items that a request chooses, nor for a subject that it asks for by name.';

@NoOtherFields()
export class GetListeningRequest {
  toQuery(caller: Caller): GetListening {
    return new GetListening(caller.id);
  }
}

@NoOtherFields()
@Examples({ format: 'in_depth', target_length_seconds: 900 }, { host_ids: null, memory: false })
export class UpdateListeningRequest {
  @Optional()
  @Nullable()
  @OneOf(FORMATS)
  @Described(FORMAT)
  format?: Format | null;

  @Optional()
  @Nullable()
  @Integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most)
  target_length_seconds?: number | null;

  @Optional()
  @Nullable()
  @Strings({ min: 1, max: MOST_HOSTS })
  @Described(HOSTS)
  host_ids?: string[] | null;

  @Optional()
  @Nullable()
  @IsBoolean()
  @Described(`${MEMORY} null: true.`)
  memory?: boolean | null;

  toCommand(caller: Caller): UpdateListening {
    const { format, target_length_seconds, host_ids, memory } = this;
    return new UpdateListening(caller.id, {
      ...(format !== undefined && { format }),
      ...(target_length_seconds !== undefined && { targetLengthSeconds: target_length_seconds }),
      ...(host_ids !== undefined && { hostIds: host_ids }),
      ...(memory !== undefined && { memory }),
    });
  }
}

export class ListeningResponse {
  @Nullable()
  @OneOf(FORMATS)
  @Described(FORMAT)
  format!: Format | null;

  @Nullable()
  @Integer(LENGTH_SECONDS.least, LENGTH_SECONDS.most)
  target_length_seconds!: number | null;

  @Nullable()
  @Strings({ min: 1, max: MOST_HOSTS })
  @Described(HOSTS)
  host_ids!: string[] | null;

  @IsBoolean()
  @Described(MEMORY)
  memory!: boolean;
}

export const toListening = ({ format, targetLengthSeconds, hostIds, memory }: Listening): ListeningResponse => ({
  format,
  target_length_seconds: targetLengthSeconds,
  host_ids: hostIds === null ? null : [...hostIds],
  memory,
});
