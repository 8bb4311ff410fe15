import { Injectable } from '@nestjs/common';
import { type AdminStatusResponse, toAdminStatus } from './admin.dto.js';
import { AdminStatus } from './admin-status.js';

/** The whole status at once, as REST and MCP answer it. */
@Injectable()
export class AdminPresenter {
  constructor(private readonly status: AdminStatus) {}

  async whole(): Promise<AdminStatusResponse> {
    const [process, storage, queues, projections, parked] = await Promise.all([
      this.status.process(),
      this.status.storage(),
      this.status.queues(),
      this.status.projections(),
      this.status.parked(),
    ]);
    return toAdminStatus({ process, storage, queues, projections, parked });
  }
}
