import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { Ids, type CallerId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { PronunciationStore, type PronunciationFilter } from '../../application/ports/pronunciation-store.js';
import { keyOf, type OwnPronunciation, type Word } from '../../domain/pronunciation.js';
import { pronunciations, toPronunciation, type PronunciationRow } from './pronunciation-row.js';
import { HAND_OVER, PAGE } from './pronunciations.sql.js';

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

@Injectable()
export class TypeormPronunciationStore extends PronunciationStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async page({ caller, language, after, limit }: PronunciationFilter): Promise<Page<OwnPronunciation>> {
    const { at, id } = after ?? TOP;
    const rows = await this.database.query<PronunciationRow>(PAGE, [caller, language, at, id, limit + 1]);
    const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
    return { ...page, rows: page.rows.map(toPronunciation) };
  }

  override async of(caller: CallerId, language: Language): Promise<readonly Pronunciation[]> {
    return this.rows.find({
      where: { callerId: caller, language },
      select: { written: true, respelling: true },
      order: { updatedAt: 'desc', id: 'desc' },
    });
  }

  override update(
    caller: CallerId,
    word: Word,
    change: (known: OwnPronunciation | null, count: number) => OwnPronunciation,
  ): Promise<OwnPronunciation> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first change of a caller finds no row to lock.
      await this.lock(caller);
      const key = keyOf(word.written);
      const row = await this.rows.findOneBy({ callerId: caller, language: word.language, key });
      const changed = change(row === null ? null : toPronunciation(row), await this.count(caller));
      if (row === null) await this.rows.insert({ ...changed, id: this.ids.next('prn'), callerId: caller, key });
      else await this.rows.update({ id: row.id }, changed);
      return changed;
    });
  }

  override async delete(caller: CallerId, { language, written }: Word): Promise<boolean> {
    const { affected } = await this.rows.delete({ callerId: caller, language, key: keyOf(written) });
    return (affected ?? 0) > 0;
  }

  override count(caller: CallerId): Promise<number> {
    return this.rows.countBy({ callerId: caller });
  }

  override async takeOver(from: CallerId, to: CallerId, most: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Always locked in this order: a claimed agent can claim nothing, so two takeovers cannot deadlock.
      await this.lock(from);
      await this.lock(to);
      await this.database.execute(HAND_OVER, [from, to, most]);
      await this.rows.delete({ callerId: from });
    });
  }

  override async erase(caller: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.lock(caller);
      await this.rows.delete({ callerId: caller });
    });
  }

  private lock(caller: CallerId): Promise<void> {
    return this.database.lock(`preferences.pronunciation ${caller}`);
  }

  private get rows() {
    return this.repositories.of(pronunciations);
  }
}
