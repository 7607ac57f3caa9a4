import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type OnDestroy,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { createWidget, type PublicState, type WidgetOptions } from '@causeway/widget'
import { defineElement } from '@causeway/widget/element'

@Component({
  selector: 'shop-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>A page of Angular</h1>
    <button type="button" (click)="widget.open()">Connect wallet</button>
    <button type="button" (click)="widget.open({ view: 'Bridge' })">Bridge</button>
    <p id="account">{{ state().accounts[0] }}</p>
    <causeway-widget mode="bridge" [attr.frame-url]="frameUrl"></causeway-widget>
  `,
})
class Shop implements OnDestroy {
  readonly frameUrl = new URLSearchParams(location.search).get('frame') ?? ''
  readonly widget = createWidget({ frameUrl: this.frameUrl })
  readonly state = signal<PublicState>(this.widget.getState())
  readonly #stop = this.widget.subscribe((next) => this.state.set(next))

  ngOnDestroy(): void {
    this.#stop()
    this.widget.destroy()
  }
}

defineElement()
bootstrapApplication(Shop, { providers: [provideZonelessChangeDetection()] })

// @ts-expect-error No such mode.
export const wrong: WidgetOptions = { mode: 'bridges' }
