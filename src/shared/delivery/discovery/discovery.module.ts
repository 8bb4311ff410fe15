import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AiCatalog } from './documents/ai-catalog.js';
import { ApiCatalog } from './documents/api-catalog.js';
import { ContractDocument } from './documents/contract-document.js';
import { LlmsTxt } from './documents/llms-txt.js';
import { RobotsTxt } from './documents/robots-txt.js';
import { ServerCard } from './documents/server-card.js';
import { SkillFile } from './documents/skill-file.js';
import { SkillIndex } from './documents/skill-index.js';
import { DocumentsController } from './documents.controller.js';
import { AgentGuide } from './agent-guide.js';
import { McpContract } from './mcp-contract.js';
import { type PublicDocument, PublicDocuments } from './public-documents.js';
import { ReferenceController } from './reference.controller.js';
import { SecurityTxtController } from './security-txt.controller.js';

const documents = [AiCatalog, ApiCatalog, ContractDocument, LlmsTxt, RobotsTxt, ServerCard, SkillFile, SkillIndex];

/** The documents for machines (llms.txt, skill, catalogues), rendered from what contexts register. */
@Global()
@Module({
  controllers: [DocumentsController, ReferenceController, SecurityTxtController],
  providers: [AgentGuide, PublicDocuments, McpContract, ...documents],
  exports: [AgentGuide, PublicDocuments],
})
export class DiscoveryModule implements OnModuleInit {
  constructor(
    private readonly published: PublicDocuments,
    private readonly parts: ModuleRef,
  ) {}

  onModuleInit(): void {
    for (const document of documents) this.published.add(this.parts.get<PublicDocument>(document));
  }
}
