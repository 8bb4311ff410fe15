import { Global, Module } from '@nestjs/common';
import { AdminCharts } from './admin-charts.js';
import { AdminContract } from './admin-contract.js';
import { AdminController } from './admin.controller.js';
import { AdminPagesController } from './admin-pages.controller.js';
import { AdminPresenter } from './admin.presenter.js';
import { AdminStatus } from './admin-status.js';
import { AdminTools } from './admin.tools.js';
import { ChartsSection } from './charts-section.js';
import { OperatorActions } from './operator-actions.js';
import { OverviewSections } from './overview-sections.js';
import { QueuesSection } from './queues-section.js';
import { RequestChart } from './request-chart.js';

/** What operators see and do: `/admin`, `admin/*` and tools. Needs an OperatorTrail, which Identity provides globally. */
@Global()
@Module({
  controllers: [AdminController, AdminPagesController],
  providers: [
    AdminStatus,
    AdminCharts,
    AdminContract,
    AdminPresenter,
    AdminTools,
    OperatorActions,
    RequestChart,
    ChartsSection,
    OverviewSections,
    QueuesSection,
  ],
  exports: [AdminCharts],
})
export class AdminModule {}
