import { Module } from '@nestjs/common';
import { DatabaseFigures } from './database-figures.js';
import { DiagnoseCommand } from './diagnose.command.js';
import { DiagnosisOnSignal } from './diagnosis-on-signal.js';
import { Diagnosis } from './diagnosis.js';

/** How the service is, for somebody who helps: by a command and by a signal. */
@Module({ providers: [Diagnosis, DatabaseFigures, DiagnoseCommand, DiagnosisOnSignal] })
export class DiagnosisModule {}
