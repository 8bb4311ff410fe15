import { Injectable } from '@nestjs/common';
import type { ListeningStore } from '../../application/ports/listening-store.js';
import { DEFAULT_LISTENING, type Listening } from '../../domain/listening.js';
import { listeningPreferences } from './listening-row.js';
import { LISTENING_OF_CALLER } from './listening.sql.js';
import { TypeormKeptByCaller, type CallerTable } from './typeorm-kept-by-caller.js';

@Injectable()
export class TypeormListeningStore extends TypeormKeptByCaller<Listening> implements ListeningStore {
  protected override readonly table: CallerTable<Listening> = {
    name: 'preferences.listening',
    mapped: listeningPreferences,
    ofCaller: LISTENING_OF_CALLER,
    unsaid: DEFAULT_LISTENING,
  };
}
