import { NoOtherFields, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { ArtifactDto } from './artifact.dto.js';

export class ArtifactEventsQuery {
  @Text(1)
  id!: string;
}

/** The data of an event. */
@NoOtherFields()
export class ArtifactEvent {
  @TypeOf(ArtifactDto)
  artifact!: ArtifactDto;
}
