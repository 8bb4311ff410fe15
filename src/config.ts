import { BackupSettings, readBackupSettings } from './config/backup-settings.js';
import { BriefingSettings, readBriefingSettings } from './config/briefing-settings.js';
import { DatabaseSettings, readDatabaseSettings } from './config/database-settings.js';
import { DisclosureSettings, readDisclosureSettings } from './config/disclosure-settings.js';
import { Environment } from './config/environment.js';
import { ExtensionSettings, readExtensionSettings } from './config/extension-settings.js';
import { FeedSettings, readFeedSettings } from './config/feed-settings.js';
import { HostSettings, readHostSettings } from './config/host-settings.js';
import { HttpSettings, readHttpSettings } from './config/http-settings.js';
import { IdentitySettings, readIdentitySettings } from './config/identity-settings.js';
import { LanguageModelSettings, readLanguageModelSettings } from './config/language-model-settings.js';
import { MailSettings, readMailSettings } from './config/mail-settings.js';
import { ProcessSettings, readProcessSettings } from './config/process-settings.js';
import { readSecurityContactSettings, SecurityContactSettings } from './config/security-contact-settings.js';
import { readSecurityExportSettings, SecurityExportSettings } from './config/security-export-settings.js';
import { readShowSettings, ShowSettings } from './config/show-settings.js';
import { readSingleSignOnSettings, SingleSignOnSettings } from './config/single-sign-on-settings.js';
import { readSpeechSettings, SpeechSettings } from './config/speech-settings.js';
import { PronunciationSettings, readPronunciationSettings } from './config/pronunciation-settings.js';
import { readStorageSettings, StorageSettings } from './config/storage-settings.js';
import { readSubscriptionSettings, SubscriptionSettings } from './config/subscription-settings.js';
import { readTelemetrySettings, TelemetrySettings } from './config/telemetry-settings.js';
import { readWebhookSettings, WebhookSettings } from './config/webhook-settings.js';

/** Each group is the DI token of its settings. `.env.example` explains each variable to operators. */
export const SETTINGS_GROUPS = [
  ProcessSettings,
  HttpSettings,
  StorageSettings,
  BackupSettings,
  DatabaseSettings,
  SubscriptionSettings,
  FeedSettings,
  IdentitySettings,
  SingleSignOnSettings,
  SecurityExportSettings,
  SecurityContactSettings,
  MailSettings,
  BriefingSettings,
  DisclosureSettings,
  LanguageModelSettings,
  SpeechSettings,
  HostSettings,
  PronunciationSettings,
  ShowSettings,
  WebhookSettings,
  ExtensionSettings,
  TelemetrySettings,
] as const;

/** All settings, for whatever starts the program. Everything else injects the group that it needs. */
export type Config = ProcessSettings &
  HttpSettings &
  StorageSettings &
  BackupSettings &
  DatabaseSettings &
  SubscriptionSettings &
  FeedSettings &
  IdentitySettings &
  SingleSignOnSettings &
  SecurityExportSettings &
  SecurityContactSettings &
  MailSettings &
  BriefingSettings &
  DisclosureSettings &
  LanguageModelSettings &
  SpeechSettings &
  HostSettings &
  PronunciationSettings &
  ShowSettings &
  WebhookSettings &
  ExtensionSettings &
  TelemetrySettings;

/** The only reader of the environment. Throws ConfigError. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const environment = new Environment(variables);
  const ofProcess = readProcessSettings(environment);
  return {
    ...ofProcess,
    ...readHttpSettings(environment),
    ...readStorageSettings(environment, ofProcess.role),
    ...readBackupSettings(environment),
    ...readDatabaseSettings(environment),
    ...readSubscriptionSettings(environment),
    ...readFeedSettings(environment),
    ...readIdentitySettings(environment),
    ...readSingleSignOnSettings(environment),
    ...readSecurityExportSettings(environment),
    ...readSecurityContactSettings(environment),
    ...readMailSettings(environment),
    ...readBriefingSettings(environment),
    ...readDisclosureSettings(environment),
    ...readLanguageModelSettings(environment),
    ...readSpeechSettings(environment),
    ...readHostSettings(environment),
    ...readPronunciationSettings(environment),
    ...readShowSettings(environment),
    ...readWebhookSettings(environment),
    ...readExtensionSettings(environment),
    ...readTelemetrySettings(environment),
  };
}
