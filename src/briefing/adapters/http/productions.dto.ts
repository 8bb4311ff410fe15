import {
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { ProductionState } from '../../application/ports/production-figures.js';
import { ShowProductions } from '../../application/queries/show-productions.js';

const FAILED_LISTED = 50;

@NoOtherFields()
export class ProductionsRequest {
  toQuery(): ShowProductions {
    return new ShowProductions(FAILED_LISTED);
  }
}

class FailedProductionDto {
  @Text(1)
  artifact_id!: string;

  @EpochMsField()
  failed_at!: number;

  @Text(1)
  @Described('Why: a stable word.')
  code!: string;
}

export class ProductionsResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Briefings that wait for a step or are in one.')
  in_production!: number;

  @Nullable()
  @EpochMsField()
  @Described('When the oldest of them was asked for; null: there is none.')
  oldest_at!: number | null;

  @TypeOf(FailedProductionDto)
  @Described('Those that failed last, newest first.')
  failed!: FailedProductionDto[];
}

export const toProductions = ({ inProduction, oldestAt, failed }: ProductionState): ProductionsResponse => ({
  in_production: inProduction,
  oldest_at: oldestAt,
  failed: failed.map(({ id, failedAt, code }) => ({ artifact_id: id, failed_at: failedAt, code })),
});
