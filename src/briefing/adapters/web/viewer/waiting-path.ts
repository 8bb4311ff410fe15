/** Answers when the briefing of this page is finished, with the page: for readers without scripts. */
export const waitingPath = (viewerUrl: string): string => `${viewerUrl}/wait`;
