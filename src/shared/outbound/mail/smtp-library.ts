import type * as library from 'nodemailer';

export type SmtpLibrary = typeof library;

let loaded: Promise<SmtpLibrary> | null = null;

/** Loaded when the first mail is sent: most installations and all commands send none. */
export const smtpLibrary = (): Promise<SmtpLibrary> => (loaded ??= import('nodemailer'));
