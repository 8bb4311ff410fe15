import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../../src/config.js';
import { ConfigError } from '../../src/config/environment.js';

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      baseUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseOwnerUrl: null,
      eventStoreUrl: null,
      eventStoreCategory: 'briefing',
      mediaUrl: null,
      sealKeyFile: null,
      secretKeyFile: null,
      signUp: 'invite',
      role: 'all',
      feedAllowedPrivateCidrs: [],
      feedHostSpacingMs: 1_000,
      feedConcurrency: 8,
      anonymousRegistration: true,
      smtpServer: null,
      briefingDailyLimit: 20,
      languageModel: null,
      speechServer: null,
      speechFallback: 'default',
      rateLimitPerMinute: 600,
      logLevel: 'info',
      warmUp: true,
      drainSeconds: 0,
      extensions: [],
    });
  });

  test('takes a list of extensions apart at its commas', () => {
    expect(readConfig({ EXTENSIONS: './highlights.js, @acme/newsroom,' }).extensions).toEqual([
      './highlights.js',
      '@acme/newsroom',
    ]);
  });

  test('treats an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ROLE: '' })).toEqual(readConfig({}));
  });

  test('follows the port in the default base URL and drops the slash of a given one', () => {
    expect(readConfig({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000');
    expect(readConfig({ BASE_URL: 'https://briefings.example.org/' }).baseUrl).toBe('https://briefings.example.org');
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['BASE_URL', 'briefings.example.org'],
    ['BASE_URL', 'http://briefings.example.org'],
    ['BASE_URL', 'https://example.org/briefings'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['EVENT_STORE_URL', 'http://localhost:2113'],
    ['EVENT_STORE_CATEGORY', 'briefing-staging'],
    ['EVENT_STORE_CATEGORY', '$ce'],
    ['EVENT_STORE_CATEGORY', 'a'.repeat(65)],
    ['EVENT_STORE_CATEGORY', 'staging'],
    ['DATABASE_URL', 'postgres://u:50%@localhost/x'],
    ['DATABASE_URL', 'postgres://u:a#b@localhost/x'],
    ['DATABASE_URL', 'postgres://u:p@localhost:port/x'],
    ['DATABASE_OWNER_URL', 'owner@localhost'],
    ['MEDIA_URL', 'https://briefings.example.org'],
    ['MEDIA_URL', 's3://key:secret@briefings'],
    ['DATABASE_OWNER_URL', 'postgres://owner@localhost/x'],
    ['ROLE', 'boss'],
    ['BACKUP_TO', 's3://key:secret@backups'],
    ['BACKUP_SCHEDULE', '30 2 * * *'],
    ['BACKUP_PASSPHRASE', 'too short'],
    ['FEED_ALLOWED_PRIVATE_CIDRS', '10.0.0.0'],
    ['ANONYMOUS_REGISTRATION', 'yes'],
    ['EXTENSIONS', './a.js, b, ./a.js'],
    ['SIGN_UP', 'yes'],
    ['BRIEFING_DAILY_LIMIT', '0'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['SPEECH_THREADS', '1.5'],
    ['WARM_UP', 'yes'],
    ['FEED_HOST_SPACING_MS', '1s'],
    ['FEED_CONCURRENCY', '0'],
    ['ITEM_RETENTION_DAYS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'too short'],
    ['LLM_URL', 'ftp://models.example.org'],
    ['LLM_URL', 'https://key@models.example.org/v1'],
    ['LLM_URL', 'https://models.example.org/v1?key=1'],
    ['LLM_MODEL', 'a-model-without-a-url'],
    ['LLM_API_KEY', 'a-key-without-a-url'],
    ['LLM_TIMEOUT_SECONDS', '3600'],
    ['LLM_TOKENS_PER_BRIEFING', 'many'],
    ['SPEECH_URL', 'voices.example.org/v1'],
    ['SPEECH_URL', 'https://key@voices.example.org/v1'],
    ['SPEECH_MODEL', 'a-model-without-a-url'],
    ['SPEECH_FORMAT', 'mp3'],
    ['SPEECH_FORMAT', 'pcm'],
    ['SPEECH_PCM_RATE', '192000'],
    ['SPEECH_FALLBACK', 'silence'],
    ['SPEECH_REQUESTS', '0'],
    ['SPEECH_TIMEOUT_SECONDS', '1'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('requires a database for a process with only one role', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow('DATABASE_URL');
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/briefings' }).role).toBe('worker');
  });

  test('knows a language model by its address and its name', () => {
    const given = { LLM_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'small' };
    const terms = { model: 'small', apiKey: null, tokensPerBriefing: 60_000, timeoutMs: 180_000 };
    expect(readConfig(given).languageModel).toEqual({ url: 'http://127.0.0.1:11434/v1', ...terms });
    const whole = { ...given, LLM_URL: 'https://m.example/v1/chat/completions', LLM_API_KEY: 'sk-1' };
    expect(readConfig(whole).languageModel).toEqual({ url: 'https://m.example/v1', ...terms, apiKey: 'sk-1' });
    expect(() => readConfig({ LLM_URL: given.LLM_URL })).toThrow('LLM_MODEL');
  });

  test('knows a speech server by its address and its model', () => {
    const given = { SPEECH_URL: 'http://127.0.0.1:8880/v1/audio/speech', SPEECH_MODEL: 'kokoro' };
    const terms = { format: 'wav', pcmRate: 24_000, requestsAtOnce: 2, timeoutMs: 120_000 };
    const known = { url: 'http://127.0.0.1:8880/v1', model: 'kokoro', apiKey: null, ...terms };
    expect(readConfig(given).speechServer).toEqual(known);
    const whole = { ...given, SPEECH_API_KEY: 'sk-1', SPEECH_FORMAT: 'pcm', SPEECH_PCM_RATE: '22050' };
    const raw = { ...known, apiKey: 'sk-1', format: 'pcm', pcmRate: 22_050 };
    expect(readConfig(whole).speechServer).toEqual(raw);
    expect(() => readConfig({ SPEECH_URL: given.SPEECH_URL })).toThrow('SPEECH_MODEL');
  });

  test('may let briefings fail when no other engine speaks, whichever engines there are', () => {
    expect(readConfig({ SPEECH_FALLBACK: 'fail' }).speechFallback).toBe('fail');
  });

  test('quotes neither the key of a service nor an address that may be one', () => {
    const given = { LLM_URL: 'http://127.0.0.1/v1', LLM_MODEL: 'small' };
    const refusal = (changes: object): string => {
      try {
        return JSON.stringify(readConfig({ ...given, ...changes }));
      } catch (error) {
        return String(error);
      }
    };
    expect(refusal({ LLM_API_KEY: 'secret key' })).toBe(
      'ConfigError: LLM_API_KEY must be of visible ASCII characters, without blanks.',
    );
    expect(refusal({ LLM_URL: 'sk-secret' })).not.toContain('secret');
    expect(refusal({ SPEECH_URL: 'sk-secret' })).not.toContain('secret');
  });
});

describe('the mail server', () => {
  const from = { name: null, address: 'briefings@example.org' };
  const read = (url: string, sender = 'briefings@example.org') =>
    readConfig({ SMTP_URL: url, MAIL_FROM: sender }).smtpServer;

  test.each([
    ['smtp://mail.example.org', { port: 587, tls: 'starttls', login: null }],
    ['smtps://mail.example.org', { port: 465, tls: 'implicit', login: null }],
    ['smtp://mail.example.org:2525/?tls=required', { port: 2525, tls: 'starttls', login: null }],
    ['smtp://mail.example.org:25?tls=off', { port: 25, tls: 'off', login: null }],
    ['smtp://me:p%40ss%3A@mail.example.org', { port: 587, tls: 'starttls', login: { user: 'me', password: 'p@ss:' } }],
  ])('is read from %s', (url, wanted) => {
    expect(read(url)).toEqual({ host: 'mail.example.org', from, ...wanted });
  });

  test('may be at an IPv6 address', () => {
    expect(read('smtp://[::1]:25?tls=off')).toMatchObject({ host: '::1', port: 25 });
  });

  test('is told who writes, with a name or without', () => {
    const sender = (text: string) => read('smtp://mail.example.org', text)?.from;
    expect(sender('Müller & Söhne <news@example.org>')).toEqual({
      name: 'Müller & Söhne',
      address: 'news@example.org',
    });
    expect(sender('<news@example.org>')).toEqual({ name: null, address: 'news@example.org' });
  });

  test.each([
    ['mail.example.org:587', /SMTP_URL must be like smtp:\/\//],
    ['https://mail.example.org', /SMTP_URL must be like smtp:\/\//],
    ['smtp://', /SMTP_URL must be like smtp:\/\//],
    ['smtp://mail.example.org/inbox', /SMTP_URL must be like smtp:\/\//],
    ['smtp://mail.example.org?tls=maybe', /tls=required/],
    ['smtp://mail.example.org?starttls=off', /tls=required/],
    ['smtps://mail.example.org?tls=off', /contradict/],
    ['smtp://me@mail.example.org', /a user and a password, or neither/],
    ['smtp://me:100%25%@mail.example.org', /%25/],
  ])('is refused for %s, without saying what may be a password', (url, why) => {
    expect(() => read(url)).toThrow(why);
    const refusal = (): string => {
      try {
        return JSON.stringify(read(url.replace('me@', 'me:geheim@'))?.from);
      } catch (error) {
        return String(error);
      }
    };
    expect(refusal()).not.toContain('geheim');
  });

  test.each([
    '',
    'briefings',
    'a@b@c',
    'News <a@example.org',
    'News\r\nBcc: <a@example.org>',
    'News <a@example.org> <b@example.org>',
  ])('needs an address that mails come from, not %j', (sender) => {
    expect(() => read('smtp://mail.example.org', sender)).toThrow(/MAIL_FROM/);
  });

  test('is needed for an address that mails come from', () => {
    expect(() => readConfig({ MAIL_FROM: 'briefings@example.org' })).toThrow(/MAIL_FROM says nothing without SMTP_URL/);
  });
});
