import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { defineElement } from '@causeway/widget/element'
import { Shop } from './shop.ts'

defineElement()
bootstrapApplication(Shop, { providers: [provideZonelessChangeDetection()] })
