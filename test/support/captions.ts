import * as library from 'media-captions';

export interface ParsedCue {
  readonly startTime: number;
  readonly endTime: number;
  readonly text: string;
}

export interface ParsedCaptions {
  readonly cues: readonly ParsedCue[];
  readonly errors: readonly { readonly message: string }[];
}

interface Captions {
  parseText(text: string, options: { type: 'vtt' | 'srt'; strict: boolean; errors: boolean }): Promise<ParsedCaptions>;
  tokenizeVTTCue(cue: ParsedCue): readonly object[];
}

/** A parser of video players. Its declarations are not for ES modules. */
export const captions = library as unknown as Captions;
