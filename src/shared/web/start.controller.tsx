import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { html } from './render.js';
import { StartPage } from './start-page.js';

@ApiExcludeController()
@Controller()
export class StartController {
  @Get()
  start(@Res() reply: FastifyReply) {
    return html(reply, <StartPage />);
  }
}
