import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../config/http-settings.js';
import { Samples, type Sample } from '../../application/ports/samples.js';
import { readSamples, typeOf, type SampleFile } from './sample-files.js';

const TITLE = /<title>([^<]{1,200})|"title": ?"([^"]{1,200})"/;

/** The files of `samples/feeds`, read when somebody asks for the first time. */
@Injectable()
export class FileSamples extends Samples {
  #samples: ReadonlyMap<string, Sample> | null = null;

  constructor(private readonly settings: HttpSettings) {
    super();
  }

  override all(): readonly Sample[] {
    return [...this.known().values()];
  }

  override at(url: string): Sample | null {
    return url.startsWith(this.place) ? (this.known().get(url) ?? null) : null;
  }

  private get place(): string {
    return `${this.settings.baseUrl}/samples/feeds/`;
  }

  private known(): ReadonlyMap<string, Sample> {
    this.#samples ??= new Map(readSamples().map((file) => [this.place + file.name, this.sampleOf(file)]));
    return this.#samples;
  }

  private sampleOf({ name, document }: SampleFile): Sample {
    const [, inMarkup, inJson] = TITLE.exec(document) ?? [];
    return {
      url: this.place + name,
      title: inMarkup ?? inJson ?? name,
      language: name.split('.')[1] ?? 'en',
      contentType: typeOf(name),
      document,
    };
  }
}
