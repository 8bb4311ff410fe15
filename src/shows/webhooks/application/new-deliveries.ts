import { Injectable } from '@nestjs/common';

/** Wakes whoever sends in this process. The others poll, so a lost signal only delays a message. */
@Injectable()
export class NewDeliveries {
  private listener: () => void = () => undefined;

  listen(listener: () => void): void {
    this.listener = listener;
  }

  announce(): void {
    this.listener();
  }
}
