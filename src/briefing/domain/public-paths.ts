/** Where the pages and files of a briefing are. Whoever has its slug may read them; they stay the same for ever. */
export interface PublicPaths {
  readonly page: string;
  /** The text of it. */
  readonly quickRead: string;
  readonly audio: string;
  /** The sound, to be kept. */
  readonly download: string;
  /** 1,400 pixels square, as it is in the file. */
  readonly cover: string;
  /** 3,000 pixels square. */
  readonly largeCover: string;
  readonly webVtt: string;
  readonly subRip: string;
  readonly transcriptJson: string;
  readonly chapters: string;
}

export function publicPaths(slug: string): PublicPaths {
  const page = `/b/${slug}`;
  return {
    page,
    quickRead: `${page}/read`,
    audio: `${page}/audio.mp3`,
    download: `${page}/download`,
    cover: `${page}/cover.jpg`,
    largeCover: `${page}/cover-3000.jpg`,
    webVtt: `${page}/transcript.vtt`,
    subRip: `${page}/transcript.srt`,
    transcriptJson: `${page}/transcript.json`,
    chapters: `${page}/chapters.json`,
  };
}
