import { Injectable } from '@nestjs/common';
import { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { NoActiveSubscriptions } from '../domain/briefing.js';
import {
  foldersNamedIn,
  settle,
  sourcesNamedBy,
  UnknownItems,
  UnknownSources,
  wordsOf,
  type BriefingInput,
  type BriefingRequest,
  type Words,
} from '../domain/briefing-request.js';
import { speaksOfFolders } from '../domain/request/folder-names.js';
import { usualLanguage } from '../domain/usual-language.js';
import { RequesterLookup, type RequesterContext } from './ports/requester-lookup.js';

export interface Settled {
  /** But for the words, which are sealed when it is recorded, with what they name. */
  readonly request: Omit<BriefingRequest, 'sealedWords'>;
  readonly words: Words;
  readonly activeSubscriptions: number;
}

/** Decides what a request leaves open, from what the other contexts know of the caller. */
@Injectable()
export class RequestSettling {
  constructor(
    private readonly requesters: RequesterLookup,
    private readonly catalogue: HostCatalogue,
  ) {}

  /** Throws UnknownHosts, HostsSpeakAnotherLanguage, EmptyFolder, NoActiveSubscriptions, UnknownSources, UnknownItems. */
  async settled(caller: CallerId, input: BriefingInput): Promise<Settled> {
    const context = await this.requesters.contextOf(caller, {
      sourceIds: sourcesNamedBy(input),
      itemIds: input.scope.itemIds ?? [],
      folders: speaksOfFolders(input.userRequest),
    });
    const profile = await this.profileFor(caller, input, context);
    const request = settle(input, profile, { ...context.listening, ...context.names }, this.catalogue);
    refuseWhatIsNotTheirs(context);
    const words = wordsOf(input, foldersNamedIn(input, request.language, context.names));
    return { request, words, activeSubscriptions: context.activeSubscriptions };
  }

  /** With the language that the briefing has unless its request or hosts say another. */
  private async profileFor(
    caller: CallerId,
    input: BriefingInput,
    { profile }: RequesterContext,
  ): Promise<RequesterContext['profile']> {
    const named = input.language !== undefined || (input.hostIds ?? []).length > 0;
    if (named || profile.languageChosen) return profile;
    const languages = await this.requesters.languagesIn(caller, input.scope);
    return { ...profile, language: usualLanguage(input.userRequest, profile.language, languages) };
  }
}

function refuseWhatIsNotTheirs(context: RequesterContext): void {
  if (context.activeSubscriptions === 0) throw new NoActiveSubscriptions();
  if (context.strangeSources.length > 0) throw new UnknownSources(context.strangeSources);
  if (context.strangeItems.length > 0) throw new UnknownItems(context.strangeItems);
}
