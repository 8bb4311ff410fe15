import { Injectable } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The document of the running program. It is made when somebody asks first: most starts never need it. */
@Injectable()
export class PublishedContract {
  private make: (() => Promise<OpenAPIObject>) | null = null;
  private made: Promise<OpenAPIObject> | null = null;

  /** `make` is called once, when all controllers are known. */
  publish(make: () => Promise<OpenAPIObject>): void {
    this.make = make;
  }

  async document(): Promise<OpenAPIObject> {
    if (this.make === null) throw new Error('The contract is published by createApp; this app was made otherwise.');
    this.made ??= this.make();
    return await this.made;
  }

  /** As it is served and checked in. */
  async text(): Promise<string> {
    return `${JSON.stringify(await this.document(), null, 2)}\n`;
  }
}
