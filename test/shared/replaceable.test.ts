import { describe, expect, test } from '@jest/globals';
import { type DynamicModule, Global, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Replacement, replaceable, Replacements } from '../../src/shared/replaceable.js';

abstract class Speech {
  abstract readonly voice: string;
}

@Injectable()
class Dictionary {
  readonly word = 'hello';
}

@Injectable()
class OurSpeech extends Speech {
  readonly voice: string;

  constructor(dictionary: Dictionary) {
    super();
    this.voice = `ours says ${dictionary.word}`;
  }
}

@Injectable()
class TheirSpeech extends Speech implements OnModuleInit {
  voice = 'theirs';

  onModuleInit(): void {
    this.voice = 'theirs, and ready';
  }
}

@Module({ providers: [Dictionary, replaceable(Speech, OurSpeech)] })
class SpeechModule {}

@Global()
@Module({})
class Platform {
  static forRoot(replacements: readonly Replacement[]): DynamicModule {
    const providers = [{ provide: Replacements, useValue: new Replacements(replacements) }];
    return { module: Platform, providers, exports: [Replacements] };
  }
}

async function voiceWith(...replacements: readonly Replacement[]): Promise<string> {
  class Root {}
  Module({ imports: [Platform.forRoot(replacements), SpeechModule] })(Root);
  const app = await NestFactory.createApplicationContext(Root, { logger: false });
  return app.get(Speech, { strict: false }).voice;
}

describe('a port that may be replaced', () => {
  test('has the adapter of its own context, with what that context provides', async () => {
    expect(await voiceWith()).toBe('ours says hello');
  });

  test('has the adapter that an extension brings, which Nest starts like any provider', async () => {
    expect(await voiceWith({ port: Speech, useClass: TheirSpeech })).toBe('theirs, and ready');
  });
});
