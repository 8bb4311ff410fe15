import { Injectable, type OnModuleInit } from '@nestjs/common';
import { KnownShows } from '../podcasts/podcasts.js';
import { ShowStore } from './ports/show-store.js';

/** Podcast feeds say what their show is called. */
@Injectable()
export class ShowsInPodcasts implements OnModuleInit {
  constructor(
    private readonly known: KnownShows,
    private readonly shows: ShowStore,
  ) {}

  onModuleInit(): void {
    this.known.register(async (owner, id) => {
      const show = await this.shows.find(owner, id);
      return show && { name: show.name, language: show.language, updatedAt: show.updatedAt };
    });
  }
}
