import { KnowCitations1795427100000 } from './1795427100000-know-citations.js';
import { CreateBriefing1795219200000 } from './1795219200000-create-briefing.js';
import { KeepRequestKeys1795219300000 } from './1795219300000-keep-request-keys.js';
import { AdmitToHistories1795219500000 } from './1795219500000-admit-to-histories.js';
import { KeepProgressApart1795219600000 } from './1795219600000-keep-progress-apart.js';
import { KeepDestroyedKeys1795219700000 } from './1795219700000-keep-destroyed-keys.js';
import { ShowWhatWasNotRecorded1795219850000 } from './1795219850000-show-what-was-not-recorded.js';
import { HandOverKeys1795306320000 } from './1795306320000-hand-over-keys.js';
import { TellCitations1795309212000 } from './1795309212000-tell-citations.js';
import { ShowWhatWasUnderstood1795366800000 } from './1795366800000-show-what-was-understood.js';
import { ShowWhatAModelWrote1795374300000 } from './1795374300000-show-what-a-model-wrote.js';
import { ShowWhatWasPreferred1795375500000 } from './1795375500000-show-what-was-preferred.js';
import { ShowHowFastHostsSpeak1795411800000 } from './1795411800000-show-how-fast-hosts-speak.js';
import { KeepVoicePaces1795412000000 } from './1795412000000-keep-voice-paces.js';
import { KnowEpisodes1795421000000 } from './1795421000000-know-episodes.js';
import { FindReadyBriefings1795422000000 } from './1795422000000-find-ready-briefings.js';
import { NoteChangesForStreams1795423000000 } from './1795423000000-note-changes-for-streams.js';
import { KeepPlayback1795423100000 } from './1795423100000-keep-playback.js';
import { ShowWhatWasToBeCorrected1795427200000 } from './1795427200000-show-what-was-to-be-corrected.js';
import { FindDeletedBriefings1795435000000 } from './1795435000000-find-deleted-briefings.js';
import { RetryErasures1795445000000 } from './1795445000000-retry-erasures.js';
import { KnowDamagedFiles1795450100000 } from './1795450100000-know-damaged-files.js';

/** All of them; TypeORM runs those that are new, by the number in their names. */
export const BRIEFING_MIGRATIONS = [
  CreateBriefing1795219200000,
  KeepRequestKeys1795219300000,
  AdmitToHistories1795219500000,
  KeepProgressApart1795219600000,
  KeepDestroyedKeys1795219700000,
  ShowWhatWasNotRecorded1795219850000,
  HandOverKeys1795306320000,
  TellCitations1795309212000,
  ShowWhatWasUnderstood1795366800000,
  ShowWhatAModelWrote1795374300000,
  ShowWhatWasPreferred1795375500000,
  ShowHowFastHostsSpeak1795411800000,
  KeepVoicePaces1795412000000,
  KnowEpisodes1795421000000,
  FindReadyBriefings1795422000000,
  NoteChangesForStreams1795423000000,
  KeepPlayback1795423100000,
  KnowCitations1795427100000,
  ShowWhatWasToBeCorrected1795427200000,
  FindDeletedBriefings1795435000000,
  RetryErasures1795445000000,
  KnowDamagedFiles1795450100000,
];
