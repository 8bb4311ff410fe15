import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { FRONT_PAGE_LINKS } from '../discovery/site-map.js';
import { html } from './render.js';
import { StartPage } from './start-page.js';

@ApiExcludeController()
@Controller()
export class StartController {
  @Get()
  start(@Res() reply: FastifyReply) {
    return html(reply.header('link', FRONT_PAGE_LINKS), <StartPage />);
  }
}
