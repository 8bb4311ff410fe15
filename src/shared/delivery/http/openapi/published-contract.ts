import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Holds the document of the running program; it is made when all controllers are known. */
@Injectable()
export class PublishedContract {
  private published: OpenAPIObject | null = null;

  publish(document: OpenAPIObject): void {
    this.published = document;
  }

  get document(): OpenAPIObject {
    if (this.published === null)
      throw new Error('The contract is published by createApp; this app was made otherwise.');
    return this.published;
  }

  /** As it is served and checked in. */
  get text(): string {
    return `${JSON.stringify(this.document, null, 2)}\n`;
  }
}
